export { Carousel } from './carousel/carousel.tsx';
