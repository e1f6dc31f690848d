import '@mantine/core/styles/global.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Drawer.layer.css';

export { BottomSheet } from './overlays/bottom-sheet.tsx';
export { Confirm } from './overlays/confirm.tsx';
export { Modal } from './overlays/modal.tsx';
export { Tooltip } from './overlays/tooltip.tsx';
