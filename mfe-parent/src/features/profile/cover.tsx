const art = (name: string) => `var(--art-${name})`;

export function Cover() {
  return (
    <svg viewBox="0 0 960 180" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="960" height="180" fill={art('wall')} />
      <circle cx="770" cy="64" r="34" fill={art('glow')} />
      <path d="M0 112c120-46 210-40 330-8s250 20 360-12 190-20 270 6v82H0z" fill={art('wall-2')} />
      <path d="M0 134c150-30 280-18 420 0s330 10 540-14v60H0z" fill={art('leaf')} opacity="0.55" />
      <path d="M0 156c180-14 320-10 480 0s320 6 480-8v32H0z" fill={art('leaf-2')} opacity="0.6" />
      <path d="M560 134c24 12 62 12 88 0l-8 18h-70z" fill={art('wood')} />
      <path d="M602 132V92l34 36z" fill={art('paper')} />
      <path d="M150 118v-26M162 118v-34M174 118v-22" stroke={art('wood-2')} strokeWidth="3" />
      <path d="M132 92c8-24 30-30 38-12 14-14 34 0 26 16-18 10-50 10-64-4z" fill={art('leaf-2')} />
    </svg>
  );
}
