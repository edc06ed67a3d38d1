import { wakeFaqSearch } from '../features/support/faq/wake-faq-search.ts';

export const wake = wakeFaqSearch;
