// The build writes manifest.js beside this file's place in the site: what belongs to it, and how large it is.

/** A file of the site. `url` is relative to the page's own folder (the one above js/), `size` counts it unpacked. */
export interface SiteFile {
  url: string;
  size: number;
}

export interface Manifest {
  /** The engine's version. */
  version: string;
  /** Hash of everything that the page is made of. */
  build: string;
  /** Folder of Pyodide, with a slash at the end. */
  runtime: string;
  loader: SiteFile;
  glue: SiteFile;
  wasm: SiteFile;
  stdlib: SiteFile;
  engine: SiteFile;
  /** Pyodide's lock file, reduced to the engine. */
  lock: { info: object; packages: object };
}

export const manifest: Manifest;
