import { Gallery } from '../features/photographs/gallery.tsx';

export const Island = Gallery;
