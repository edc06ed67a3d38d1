import { NewsletterForm } from '../features/home/newsletter-form.tsx';

export const Island = NewsletterForm;
