export { RegionContext } from './kit/region.context.ts';
export { useColorMode } from './shell/color-mode.ts';
export { showToast, ToastHost } from './shell/toasts.tsx';
