import '@mantine/core/styles/global.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import '@mantine/core/styles/Tooltip.layer.css';

export { Confirm, type ConfirmProps } from './overlays/confirm.tsx';
export { BottomSheet, Drawer, type DrawerProps } from './overlays/drawer.tsx';
export { Menu, MenuDivider, MenuItem, MenuLabel, MenuLink, type MenuProps } from './overlays/menu.tsx';
export { Modal, type ModalProps } from './overlays/modal.tsx';
export { Popover, type PopoverProps, Tooltip } from './overlays/popover.tsx';
