import { toWireMe } from '#app/features/data-calls/members/member-wire.ts';
import { handicapText } from '#domain/catalogue/finding/handicap.ts';
import { saveProfile } from '#domain/members/profile-commands.ts';
import { PROFILE_FAILURES } from '#domain/members/profile-messages.ts';
import { getOwnProfile } from '#domain/members/profile-queries.ts';
import { profileSchema } from '#domain/members/profile-rules.ts';
import { success } from '#domain/shared/result.ts';
import { type MemberHandlers, nameOfCall, notTaken, tooOften, wrongField } from './outcome.ts';

/** The calls about the member's own profile. */
export const PROFILE_HANDLERS: MemberHandlers<'getMe' | 'saveMe'> = {
	async getMe({ ctx, origin }) {
		return success(toWireMe(ctx.viewer, await getOwnProfile(ctx), origin));
	},
	async saveMe({ ctx, origin }, _asked, sent) {
		const parsed = profileSchema.safeParse({
			firstName: sent.first_name,
			lastName: sent.last_name,
			publicName: sent.public_name ?? '',
			handle: sent.handle ?? '',
			isPublic: sent.is_public,
			homeCountry: sent.home_country ?? '',
			handicap: sent.handicap === null ? '' : handicapText(sent.handicap),
		});
		if (!parsed.success) {
			const [issue] = parsed.error.issues;
			return wrongField(nameOfCall(issue?.path[0]), issue?.message ?? '');
		}
		const saved = await saveProfile(ctx, parsed.data);
		if (saved.ok) {
			const { firstName, lastName } = parsed.data;
			return success(toWireMe({ ...ctx.viewer, firstName, lastName }, await getOwnProfile(ctx), origin));
		}
		switch (saved.kind) {
			case 'too-often':
				return tooOften(saved.seconds);
			case 'country-unknown':
				return wrongField('home_country', PROFILE_FAILURES['country-unknown']);
			case 'handle-taken':
				return wrongField('handle', PROFILE_FAILURES['handle-taken']);
			case 'name-taken':
				return wrongField('public_name', PROFILE_FAILURES['name-taken']);
			case 'too-much-metadata':
				return notTaken('The data of this account are full.');
			default:
				throw new Error(`a profile sent by a program failed: ${saved.kind}`);
		}
	},
};
