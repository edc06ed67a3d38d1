import { SuggestionBox } from '../features/home/suggestion-box.tsx';

export const Island = SuggestionBox;
