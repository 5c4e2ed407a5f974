// tools/offline.py writes this in front of sw.js.

/** What belongs to a build. Paths are relative to the site's root; a page is named by its folder, so the first one is ''. */
declare const site: {
  /** The folder of the page's scripts, without a slash at its end. */
  app: string;
  /** The folder of Pyodide. */
  runtime: string;
  /** `size` in bytes, unpacked; `integrity` of what lies at the root, under the same name in every build. */
  files: Record<string, { size: number; integrity?: string }>;
};
