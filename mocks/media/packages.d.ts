/** The packages below ship without usable types; only what the engine calls is declared. */
declare module "espeak-ng" {
  interface EspeakModule {
    FS: { readFile(path: string): Uint8Array };
  }
  export default function startEspeak(options: {
    arguments: string[];
    print(line: string): void;
    printErr(line: string): void;
  }): Promise<EspeakModule>;
}
