import { wakeFaqSearch } from '../features/support/wake-faq-search.ts';

export const wake = wakeFaqSearch;
