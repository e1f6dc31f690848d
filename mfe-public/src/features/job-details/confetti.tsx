import { useEffect, useRef, useState } from 'react';
import styles from './job-details.module.css';

/** Milliseconds (PUB-050). */
export const confettiDuration = 9800;
const burstPause = 350;

/** Confetti over the page (PUB-050); none for those who prefer reduced motion. */
export function Confetti() {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [over, setOver] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches);

  useEffect(() => {
    if (over) return;
    const timers: ReturnType<typeof setInterval>[] = [];
    let live = true;
    let reset = () => {};
    const end = setTimeout(() => setOver(true), confettiDuration);
    import(/* webpackChunkName: "confetti" */ 'canvas-confetti').then(
      ({ default: confetti }) => {
        if (!live || !canvas.current) return;
        // A worker would be a blob: script, which the content policy refuses.
        const fire = confetti.create(canvas.current, { resize: true, useWorker: false });
        reset = () => fire.reset();
        const burst = () => {
          const common = { particleCount: 28, spread: 70, ticks: 160, startVelocity: 48 };
          void fire({ ...common, angle: 60, origin: { x: 0, y: 0.8 } });
          void fire({ ...common, angle: 120, origin: { x: 1, y: 0.8 } });
        };
        burst();
        timers.push(setInterval(burst, burstPause));
      },
      () => setOver(true),
    );
    return () => {
      live = false;
      clearTimeout(end);
      for (const timer of timers) clearInterval(timer);
      reset();
    };
  }, [over]);

  return over ? null : (
    <canvas ref={canvas} className={styles.confetti} data-testid="confetti" aria-hidden="true" />
  );
}
