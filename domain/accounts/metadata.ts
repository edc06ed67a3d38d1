import type { UserMetadata } from '#database/schema/accounts.ts';
import { isHonestName } from '../shared/names/shown-name.ts';
import { cleanLine, cleanText } from '../shared/text/text.ts';
import { ACCOUNT_LIMITS } from './messages.ts';

const NAMES = new Set(['first_name', 'last_name']);
/** Keys that are never a member's to set: what the service itself says of the member, and what objects are made of. */
const NOT_DATA = new Set(['sub', 'email', 'email_verified', 'phone_verified', '__proto__', 'constructor', 'prototype']);
const DEEPEST = 20;

/**
 * A member's free data as they are stored: texts cleaned, names one line each, honest and not too long, keys that are ours left
 * out. Null for data that no form and no app of good will sends.
 */
export function cleanMetadata(given: Record<string, unknown>): UserMetadata | null {
	if (isTooDeep(given, DEEPEST)) return null;
	const entries = Object.entries(given).filter(([key]) => !NOT_DATA.has(key));
	for (const [key, value] of entries) if (NAMES.has(key) && value !== null && !isName(value)) return null;
	const cleaned = Object.fromEntries(entries.map(([key, value]) => [cleanText(key), cleanValue(key, value)]));
	return isStorable(cleaned) ? cleaned : null;
}

/** A shallow merge; null takes a key away. */
export function mergeMetadata(present: UserMetadata, changes: UserMetadata): UserMetadata {
	return Object.fromEntries(Object.entries({ ...present, ...changes }).filter(([, value]) => value !== null));
}

/** Whether it may be stored: short enough, in bytes of JSON, and its names honest together too, as they are printed (S56). */
export const isStorable = (metadata: UserMetadata): boolean =>
	Buffer.byteLength(JSON.stringify(metadata)) <= ACCOUNT_LIMITS.metadataBytes &&
	isHonestName([metadata.first_name, metadata.last_name].filter((name) => typeof name === 'string').join(' '));

function isName(value: unknown): boolean {
	if (typeof value !== 'string') return false;
	const name = cleanLine(value);
	return name.length <= ACCOUNT_LIMITS.name && isHonestName(name);
}

function cleanValue(key: string, value: unknown): unknown {
	if (typeof value === 'string') return NAMES.has(key) ? cleanLine(value) : cleanText(value);
	if (Array.isArray(value)) return value.map((item) => cleanValue('', item));
	if (typeof value !== 'object' || value === null) return value;
	const entries = Object.entries(value).filter(([name]) => name !== '__proto__');
	return Object.fromEntries(entries.map(([name, item]) => [cleanText(name), cleanValue('', item)]));
}

function isTooDeep(value: unknown, left: number): boolean {
	if (typeof value !== 'object' || value === null) return false;
	return left === 0 || Object.values(value).some((item) => isTooDeep(item, left - 1));
}
