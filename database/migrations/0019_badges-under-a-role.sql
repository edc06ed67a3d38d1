ALTER TABLE "users" ADD COLUMN "badge_waits" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Whoever holds a role already and wore the badge when it was given, or was accepted as a reviewer since.
UPDATE users SET badge_waits = true
WHERE role IN ('editor', 'chief') AND (
	(
		SELECT before ->> 'role' FROM desk_log
		WHERE thing_kind = 'member' AND thing_id = users.id::text AND action = 'editor appointed'
			AND before ->> 'role' IN ('member', 'reviewer')
		ORDER BY id DESC LIMIT 1
	) = 'reviewer'
	OR EXISTS (
		SELECT FROM reviewer_applications application
		JOIN desk_log appointed ON appointed.thing_kind = 'member' AND appointed.thing_id = users.id::text
			AND appointed.action = 'editor appointed' AND appointed.at <= application.decided_at
		WHERE application.email = users.email AND application.status = 'accepted'
	)
);
