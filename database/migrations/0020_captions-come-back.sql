-- An editor has looked at a photograph with the words below it: other words are looked at anew.
CREATE TRIGGER captions_come_back_to_the_desk AFTER UPDATE OF alt ON photographs FOR EACH ROW WHEN (NEW.status = 'ready' AND NEW.review_id IS NOT NULL AND OLD.review_id IS NOT NULL AND NEW.alt <> OLD.alt) EXECUTE FUNCTION reopen_desk_item('photograph');
