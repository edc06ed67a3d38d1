import { PlaceMap } from '../features/map/style/place-map.tsx';

export const Island = PlaceMap;
