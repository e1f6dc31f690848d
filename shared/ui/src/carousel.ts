export { Carousel, type CarouselProps } from './carousel/carousel.tsx';
