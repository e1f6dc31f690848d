export { showToast, type ToastContent, ToastHost } from './shell/toasts.tsx';
export { type ColorMode, colorModeKey, UiProvider, useColorMode } from './shell/ui-provider.tsx';
