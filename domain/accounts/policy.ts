/** A session that began with a link for a new password has shown the mailbox; the old password is what was lost. */
export const needsCurrentPassword = ({ method }: { method: 'password' | 'otp' | 'recovery' }) => method !== 'recovery';

/** Whether the account is suspended at that moment. */
export const isBanned = ({ bannedUntil }: { bannedUntil: Date | null }, now: Date) =>
	bannedUntil !== null && bannedUntil > now;
