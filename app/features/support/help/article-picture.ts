import { paths } from '#app/lib/paths.ts';
import { type SceneName, SITE_SCENES } from '#domain/covers/site-scenes.ts';

/** The picture of a help article: the drawing that was made for it. */
export function articlePicture(image: string): string {
	const name = `help-${image}`;
	return paths.scene(isScene(name) ? name : 'letter');
}

const isScene = (name: string): name is SceneName => Object.hasOwn(SITE_SCENES, name);
