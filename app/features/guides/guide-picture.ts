import { type SceneName, SITE_SCENES } from '#domain/covers/site-scenes.ts';
import { paths } from '../../lib/paths.ts';

/** The cover that was drawn for a guide, 2:1. */
export const guidePicture = (slug: string) => paths.scene(sceneOf(slug));

/** The same for those who share a link to it, 1200×630. */
export const guideSharePicture = (slug: string) => paths.sceneSharePicture(sceneOf(slug));

function sceneOf(slug: string): SceneName {
	const name = `guide-${slug}`;
	return isScene(name) ? name : 'hero';
}

const isScene = (name: string): name is SceneName => Object.hasOwn(SITE_SCENES, name);
