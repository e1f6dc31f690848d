export { Logo, LogoMark } from './brand/logo.tsx';
export {
  ActionIcon,
  LinkActionIcon,
} from './button/action-icon.tsx';
export { Button, LinkButton } from './button/button.tsx';
export { GetForm } from './button/get-form.tsx';
export { Spinner } from './button/look.tsx';
export { Avatar } from './display/avatar.tsx';
export { Badge } from './display/badge.tsx';
export { Card, CardAction, type CardProps } from './display/card.tsx';
export {
  DefinitionGrid,
  type Fact,
  List,
} from './display/facts.tsx';
export { Notice } from './display/notice.tsx';
export { ProgressBar } from './display/progress-bar.tsx';
export { Skeleton, SkeletonText } from './display/skeleton.tsx';
export { TabLinks } from './display/tab-links.tsx';
export { Icon } from './icon/icon.tsx';
export type { IconName } from './icon/paths.ts';
export { cx } from './kit/cx.ts';
export type { Space } from './kit/tokens.ts';
export { Box, type BoxProps } from './layout/box.tsx';
export { Divider, PageContainer } from './layout/container.tsx';
export { Flex, Group, Stack } from './layout/flex.tsx';
export { Grid } from './layout/grid.tsx';
export { LoadingState, type LoadingStateProps } from './states/loading-state.tsx';
export { PageHeader, type PageHeaderProps } from './states/page-header.tsx';
export { EmptyState, type EmptyStateProps, ErrorState } from './states/state.tsx';
export { Anchor, LinkAnchor } from './text/anchor.tsx';
export { Text, Title, VisuallyHidden } from './text/text.tsx';
