import type { PlacedFill, Slot } from '@porao/contracts';
import { slotAttribute } from '@porao/contracts/page';
import { language, type SlotContent, type SlotValues } from '@porao/platform';
import { SkeletonText } from '@porao/ui';
import type { ReactNode } from 'react';
import styles from './slot.module.css';

export interface SlotPlace {
  readonly slot: Slot;
  readonly fill: PlacedFill;
}

/** Finds the contents of a remote's slots that somebody with this role gets; the browser and the server draw them. */
export const slotContents =
  (
    slots: readonly Slot[],
    fills: readonly PlacedFill[],
    role: string | null,
    draw: (place: SlotPlace, values: SlotValues) => ReactNode,
  ) =>
  (name: string, values: SlotValues): readonly SlotContent[] =>
    slots.flatMap((slot) =>
      slot.name === name
        ? fills
            .filter((fill) => fill.slot === name && isFor(fill, role))
            .map((fill) => ({
              key: `${fill.app}.${fill.chunk}`,
              label: fill.label[language],
              element: draw({ slot, fill }, values),
            }))
        : [],
    );

const isFor = ({ roles }: PlacedFill, role: string | null): boolean =>
  roles === undefined || (role !== null && roles.includes(role));

/** Has the slot's height in every state, so that nothing around it moves. */
export function SlotFrame({ place, children }: { place: SlotPlace; children: ReactNode }): ReactNode {
  const { slot, fill } = place;
  const marks = { [slotAttribute]: slot.name };
  return (
    <div {...marks} data-region={fill.app} className={styles.slot} style={{ height: `${slot.height}rem` }}>
      {children}
    </div>
  );
}

export const SlotSkeleton = (): ReactNode => (
  <div className={styles.waits}>
    <SkeletonText lines={4} />
  </div>
);

/** On the server, which has the code of the page's remote alone. */
export const drawSkeleton = (place: SlotPlace): ReactNode => (
  <SlotFrame place={place}>
    <SlotSkeleton />
  </SlotFrame>
);
