import { encode } from 'uqr';
import styles from './lessons.module.css';

export interface QrCodeProps {
  text: string;
  label: string;
}

/** Black on white in either mode: cameras read nothing else for sure. */
export default function QrCode({ text, label }: QrCodeProps) {
  const { size, data } = encode(text, { ecc: 'M', border: 2 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className={styles.qr}>
      <path d={path.join('')} shapeRendering="crispEdges" />
    </svg>
  );
}
