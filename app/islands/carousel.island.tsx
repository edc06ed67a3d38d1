import { CarouselButtons } from '../features/home/carousel-buttons.tsx';

export const Island = CarouselButtons;
