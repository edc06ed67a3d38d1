import { z } from 'zod';
import { emailAddress } from '../shared/text/email.ts';

export const newsletterSchema = z.object({ email: emailAddress });

export type NewsletterInput = z.output<typeof newsletterSchema>;
