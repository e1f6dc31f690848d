export { showToast, ToastHost } from './shell/toasts.tsx';
export { colorModeKey, UiProvider, useColorMode } from './shell/ui-provider.tsx';
