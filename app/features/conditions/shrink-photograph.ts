import { PHOTOGRAPH_SIZES } from '#domain/pictures/sizes.ts';

/**
 * Draws a photograph into the canvas, no larger than we keep one, and gives it as a file: the signal at a course is weak, and where it was
 * taken goes no further. What this browser cannot draw, or what would grow by it, is given as it is.
 */
export async function shrinkPhotograph(canvas: HTMLCanvasElement, file: File): Promise<File> {
	try {
		const picture = await createImageBitmap(file);
		const scale = Math.min(1, PHOTOGRAPH_SIZES.large / Math.max(picture.width, picture.height));
		canvas.width = Math.max(1, Math.round(picture.width * scale));
		canvas.height = Math.max(1, Math.round(picture.height * scale));
		canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
		picture.close();
		const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
		return drawn && drawn.size < file.size ? new File([drawn], file.name, { type: drawn.type }) : file;
	} catch {
		return file;
	}
}
