import {
  cloneElement,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useId,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import styles from './overlays.module.css';

const delayMs = 500;

/** Half a second of hovering or focus shows what something is. Mantine's brings a library for positions, which every
 * dialog would load (docs/adr/0022). */
export function Tooltip({ label, children }: { label: string; children: ReactElement }): ReactNode {
  const id = useId();
  const [target, setTarget] = useState<Element>();
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!target) return;
    const timer = setTimeout(() => setShown(true), delayMs);
    return () => {
      clearTimeout(timer);
      setShown(false);
    };
  }, [target]);
  const show = ({ currentTarget }: SyntheticEvent) => setTarget(currentTarget.firstElementChild ?? undefined);
  const hide = () => setTarget(undefined);
  const child = children as ReactElement<HTMLAttributes<HTMLElement>>;
  return (
    <span
      role="presentation"
      className={styles.tipTarget}
      onMouseEnter={show}
      onMouseLeave={hide}
      onFocus={show}
      onBlur={hide}
      onKeyDown={({ key }) => key === 'Escape' && hide()}
    >
      {cloneElement(child, isShown ? { 'aria-describedby': id } : {})}
      {target && isShown && createPortal(<Tip id={id} label={label} target={target} />, document.body)}
    </span>
  );
}

function Tip({ id, label, target }: { id: string; label: string; target: Element }): ReactNode {
  const { left, top, bottom, width } = target.getBoundingClientRect();
  const isBelow = top < innerHeight / 2;
  const side = left + width / 2 < innerWidth / 2 ? { left } : { right: innerWidth - left - width };
  const place = { ...side, ...(isBelow ? { top: bottom } : { bottom: innerHeight - top }) };
  return (
    <div id={id} role="tooltip" className={styles.tip} style={place}>
      {label}
    </div>
  );
}
