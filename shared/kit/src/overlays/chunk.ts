/** Everything that stands over the page or has a machine of its own. It is a file by itself, fetched once it may be needed. */
export { Dialog, Drawer, Menu, Popover, Switch } from '@chakra-ui/react';
export { trackDismissableBranch } from '@zag-js/dismissable';
export { NoticeToaster } from '../toasts/notice-toaster.tsx';
export { ConfirmDialog } from './confirm-dialog.tsx';
export { HintBubble } from './hint-bubble.tsx';
export { PopoverRoot } from './popover-root.tsx';
export { SheetLeave } from './sheet-leave.tsx';
export { SheetRoot } from './sheet-root.tsx';
