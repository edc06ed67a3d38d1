import { FaqSearch } from '../features/support/faq-search.tsx';

export const Island = FaqSearch;
