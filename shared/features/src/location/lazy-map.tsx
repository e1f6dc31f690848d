import { retry } from '@porao/platform';
import { Button, Notice, Skeleton } from '@porao/ui';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { t } from '../messages.ts';
import type { MapProps } from './place.ts';

let Part: ComponentType<MapProps> | undefined;

/** The map, loaded after the page: without it a place can still be searched for. */
export function LazyMap(props: MapProps): ReactNode {
  const [state, setState] = useState<'waiting' | 'there' | 'failed'>(Part ? 'there' : 'waiting');
  useEffect(() => {
    if (state !== 'waiting') return;
    let live = true;
    retry(() => import(/* webpackChunkName: "map" */ './map.part.tsx')).then(
      (module) => {
        Part = module.default;
        if (live) setState('there');
      },
      () => live && setState('failed'),
    );
    return () => {
      live = false;
    };
  }, [state]);
  if (state === 'there' && Part) return <Part {...props} />;
  if (state === 'waiting') return <Skeleton height={props.small ? '9rem' : '18rem'} />;
  return (
    <Notice
      tone="warning"
      action={
        <Button variant="light" size="sm" icon="refresh" onClick={() => setState('waiting')}>
          {t('lookup.retry')}
        </Button>
      }
    >
      {t('map.failed')}
    </Notice>
  );
}
