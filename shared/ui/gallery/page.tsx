import '../src/styles.css';
import './gallery.css';
import { MemoryRouter } from '@porao/platform/shell';
import { type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { IconName } from '../src/icon/paths.ts';
import { paths } from '../src/icon/paths.ts';
import { ErrorIllustration, LostIllustration, OfflineIllustration } from '../src/illustrations.ts';
import {
  ActionIcon,
  Avatar,
  Badge,
  Button,
  Card,
  DefinitionGrid,
  Divider,
  EmptyState,
  ErrorState,
  Grid,
  Group,
  LoadingState,
  Logo,
  Notice,
  PageButtons,
  PageContainer,
  Stack,
  TabLinks,
} from '../src/index.ts';
import { Confirm, Drawer, Menu, MenuItem, Tooltip } from '../src/overlays.ts';
import { showToast, ToastHost, UiProvider, useColorMode } from '../src/shell.ts';
import { Board, Dashboard, Icons, Landing, SignIn } from './pages.tsx';
import { words as w } from './words.ts';

const query = new URLSearchParams(location.search);
document.documentElement.lang = query.get('lang') ?? 'en';
localStorage.setItem('porao-color-mode', query.get('mode') ?? 'light');
document.documentElement.dataset['mantineColorScheme'] = query.get('mode') ?? 'light';

function Pieces(): ReactNode {
  return (
    <Stack>
      <Group>
        <Button>{w.apply}</Button>
        <Button variant="accent">{w.hire}</Button>
        <Button variant="light">{w.details}</Button>
        <Button variant="default" icon="share">
          {w.share}
        </Button>
        <Button variant="subtle" icon="direction">
          {w.direction}
        </Button>
        <Button variant="danger">{w.close}</Button>
        <Button size="sm">{w.details}</Button>
        <Button busy busyLabel={w.going}>
          {w.go}
        </Button>
        <Button disabled>{w.go}</Button>
      </Group>
      <Group>
        <Badge>{w.place}</Badge>
        <Badge tone="brand">{w.place}</Badge>
        <Badge tone="accent">{w.prefers}</Badge>
        <Badge tone="success">{w.applied}</Badge>
        <Badge tone="error">{w.close}</Badge>
        <Badge tone="info">{w.days}</Badge>
        <Avatar name={w.name} />
        <Avatar name="Md. Rakib Hasan" />
        <Avatar name="Sadia Akter" size="lg" />
      </Group>
      <TabLinks
        label={w.board}
        items={[
          { to: '/', label: w.appliedJobs, count: '6' },
          { to: '/s', label: w.shortlisted, count: '2' },
          { to: '/c', label: w.confirmed },
        ]}
      />
      <PageButtons
        page={10}
        last={20}
        to={(page) => ({ search: `page=${page}` })}
        label={w.board}
        pageLabel={(page) => page}
        previousLabel={w.close}
        nextLabel={w.go}
      />
      <Notice tone="info">{w.info}</Notice>
      <Notice tone="success">{w.success}</Notice>
      <Notice tone="warning" title={w.complete} onClose={() => {}} closeLabel={w.close}>
        {w.warning}
      </Notice>
      <Notice tone="error">{w.failed}</Notice>
      <Icons names={Object.keys(paths) as IconName[]} />
    </Stack>
  );
}

function Overlays(): ReactNode {
  const [confirm, setConfirm] = useState(query.get('open') === 'confirm');
  const [drawer, setDrawer] = useState(query.get('open') === 'drawer');
  return (
    <Group>
      <Button onClick={() => setConfirm(true)}>Confirm</Button>
      <Button onClick={() => setDrawer(true)}>Drawer</Button>
      <Menu target={<ActionIcon icon="user" label={w.name} />} align="start">
        <MenuItem icon="dashboard" onClick={() => {}}>
          {w.board}
        </MenuItem>
        <MenuItem icon="logout" danger onClick={() => {}}>
          {w.close}
        </MenuItem>
      </Menu>
      <Tooltip label={w.save}>
        <ActionIcon icon="bookmark" label={w.save} />
      </Tooltip>
      <Button variant="default" onClick={() => showToast({ tone: 'success', message: w.success }, w.close)}>
        Toast
      </Button>
      <Confirm
        opened={confirm}
        title={w.confirmTitle}
        confirmLabel={w.yes}
        cancelLabel={w.no}
        closeLabel={w.close}
        onConfirm={() => setConfirm(false)}
        onCancel={() => setConfirm(false)}
      >
        <Stack>
          {w.confirmText}
          <DefinitionGrid
            items={[
              { label: w.subjectsLabel, value: w.subjects },
              { label: w.daysLabel, value: w.days },
              { label: w.salaryLabel, value: w.salary },
            ]}
          />
        </Stack>
      </Confirm>
      <Drawer
        opened={drawer}
        onClose={() => setDrawer(false)}
        title={w.filters}
        closeLabel={w.close}
        side="bottom"
        footer={<Button onClick={() => setDrawer(false)}>{w.apply}</Button>}
      >
        <Pieces />
      </Drawer>
    </Group>
  );
}

function Header(): ReactNode {
  const { mode, toggle } = useColorMode();
  return (
    <Group justify="space-between" style={{ paddingBlock: 'var(--space-sm)' }}>
      <Logo name={w.porao} />
      <ActionIcon icon={mode === 'dark' ? 'sun' : 'moon'} label="mode" onClick={toggle} />
    </Group>
  );
}

function Gallery(): ReactNode {
  return (
    <PageContainer as="main">
      <Header />
      <Landing />
      <Board />
      <Stack gap="xl" py="xl">
        <Dashboard />
        <SignIn />
        <Pieces />
        <Overlays />
        <LoadingState label={w.loading} count={1} />
        <Grid cols={1} colsDesktop={2}>
          <Card>
            <EmptyState
              title={w.empty}
              text={w.emptyText}
              action={<Button variant="light">{w.wider}</Button>}
            />
          </Card>
          <Card>
            <ErrorState
              title={w.error}
              text={w.errorText}
              retryLabel={w.retry}
              onRetry={() => {}}
              picture={<ErrorIllustration />}
              detail="P-7F3K2"
            />
          </Card>
          <Card>
            <EmptyState
              title={w.lost}
              text={w.lostText}
              picture={<LostIllustration />}
              action={<Button>{w.home}</Button>}
            />
          </Card>
          <Card>
            <EmptyState title={w.offline} text={w.offlineText} picture={<OfflineIllustration />} />
          </Card>
        </Grid>
        <Divider />
      </Stack>
    </PageContainer>
  );
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <MemoryRouter>
      <UiProvider>
        <Gallery />
        <ToastHost />
      </UiProvider>
    </MemoryRouter>,
  );
}
