export type { ToastContent } from './shell/toast.ts';
export { preloadToasts, showToast, ToastHost } from './shell/toasts.tsx';
export { type ColorMode, colorModeKey, UiProvider, useColorMode } from './shell/ui-provider.tsx';
