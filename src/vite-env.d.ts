interface ImportMetaEnv {
  readonly [name: `VITE_${string}`]: string | undefined;
}
