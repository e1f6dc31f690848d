export { BottomSheet } from './overlays/bottom-sheet.tsx';
export { Modal } from './overlays/modal.tsx';
