export { Logo, LogoMark, type LogoProps } from './brand/logo.tsx';
export {
  ActionIcon,
  type ActionIconProps,
  LinkActionIcon,
  type LinkActionIconProps,
} from './button/action-icon.tsx';
export { Button, type ButtonProps, LinkButton, type LinkButtonProps } from './button/button.tsx';
export { type ButtonLook, Spinner } from './button/look.tsx';
export { Avatar, type AvatarProps } from './display/avatar.tsx';
export { Badge, type BadgeProps } from './display/badge.tsx';
export { Card, CardAction, type CardProps } from './display/card.tsx';
export {
  DefinitionGrid,
  type DefinitionGridProps,
  type Fact,
  List,
  type ListProps,
} from './display/facts.tsx';
export { Notice, type NoticeProps } from './display/notice.tsx';
export { PageButtons, type PageButtonsProps } from './display/page-buttons.tsx';
export { ProgressBar, type ProgressBarProps } from './display/progress-bar.tsx';
export { Skeleton, type SkeletonProps, SkeletonText } from './display/skeleton.tsx';
export { StatCard, type StatCardProps } from './display/stat-card.tsx';
export { StepDots, type StepDotsProps } from './display/step-dots.tsx';
export { TabLinks, type TabLinksProps } from './display/tab-links.tsx';
export { Icon, type IconProps } from './icon/icon.tsx';
export type { IconName } from './icon/paths.ts';
export { cx } from './kit/cx.ts';
export type { Space, Tone } from './kit/tokens.ts';
export { Box, type BoxProps } from './layout/box.tsx';
export { Divider, PageContainer, type PageContainerProps } from './layout/container.tsx';
export { Flex, type FlexProps, Group, Stack } from './layout/flex.tsx';
export { Grid, type GridProps } from './layout/grid.tsx';
export { LoadingState, type LoadingStateProps } from './states/loading-state.tsx';
export { PageHeader, type PageHeaderProps } from './states/page-header.tsx';
export { EmptyState, type EmptyStateProps, ErrorState, type ErrorStateProps } from './states/state.tsx';
export { Anchor, type AnchorProps, LinkAnchor, type LinkAnchorProps } from './text/anchor.tsx';
export { Text, type TextProps, Title, type TitleProps, VisuallyHidden } from './text/text.tsx';
