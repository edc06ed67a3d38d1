import { exportMember } from '#domain/members/export-queries.ts';
import { takeAllowance } from '#domain/shared/allowance.ts';
import { success } from '#domain/shared/result.ts';
import { DOWNLOADS, inExportLine } from '../../export/export-line.ts';
import { type MemberHandlers, tooOften } from './outcome.ts';

/** The call for everything that is kept of the member: as dear as the download of the site, and counted with it. */
export const DATA_HANDLERS: MemberHandlers<'getMyData'> = {
	getMyData: ({ ctx }) =>
		inExportLine(async () => {
			const wait = await takeAllowance(ctx, DOWNLOADS, ctx.viewer.userId);
			if (wait !== null) return tooOften(wait);
			const { exportedAt, ...kept } = await exportMember(ctx, ctx.viewer);
			return success({ exportedAt: exportedAt.toISOString(), ...kept });
		}),
};
