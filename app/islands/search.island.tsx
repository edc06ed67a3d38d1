import { SuggestionBox } from '../features/suggestions/suggestion-box.tsx';

export const Island = SuggestionBox;
