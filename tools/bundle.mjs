// Rollup and esbuild as tools/bundle.py asks for them. On the command line: the folder with the sources, in which `out` is
// made; node_modules; and as JSON `{ pages, workers, styles }`, each by its name what its source is called.
//
// Writes `facts.json` there: of each script which others it loads before it runs, and the modules it holds.

import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import process from 'node:process';

const [folder, nodeModules, entries] = process.argv.slice(2);
const { pages, workers, styles } = JSON.parse(entries);
const require = createRequire(join(nodeModules, 'index.js'));
const { rollup } = require('rollup');
const esbuild = require('esbuild');

// Modules with top-level await, as web/tsconfig.json allows them.
const SMALL = { charset: 'utf8', minify: true, target: 'es2022', legalComments: 'none' };

const libraries = {
  name: 'libraries',
  resolveId: (name) => (/^[./]/.test(name) ? undefined : join(nodeModules, ...fileOf(name.split('/')))),
};

/** A library's own file if it is named alone: what `exports` says of others is what lies there. */
const fileOf = ([library, ...inner]) => [library, ...(inner.length ? inner : [`${library}.js`])];

/**
 * @param {Record<string, string>} names
 * @param {import('rollup').OutputOptions} options
 */
async function together(names, options) {
  const input = Object.fromEntries(Object.entries(names).map(([name, source]) => [name, join(folder, source)]));
  const bundle = await rollup({ input, plugins: [libraries] });
  const { output } = await bundle.generate({
    format: 'es',
    entryFileNames: 'js/[name].js',
    chunkFileNames: 'js/[name]-[hash].js',
    plugins: [{ name: 'small', renderChunk: async (code) => (await esbuild.transform(code, SMALL)).code }],
    ...options,
  });
  await bundle.close();
  return output;
}

/** @param {import('rollup').OutputChunk} chunk */
const factsOf = ({ imports, moduleIds }) => ({ imports, holds: moduleIds.map((id) => relative(folder, id)) });

/**
 * What both pages load before they run is one file; left to itself it would be one for each way to be shared. What has to
 * run before all else stays out of it.
 * @type {import('rollup').GetManualChunk}
 */
function manualChunks(id, { getModuleInfo }) {
  const loads = (name) => {
    const found = new Set([join(folder, pages[name])]);
    for (const module of found) for (const imported of getModuleInfo(module).importedIds) found.add(imported);
    return found.has(id);
  };
  const first = ['early', 'headStart', 'embedEarly'].some(loads);
  return !first && loads('main') && loads('embed') ? 'table' : undefined;
}

const chunks = await together(pages, { manualChunks, onlyExplicitManualChunks: true });
for (const [name, source] of Object.entries(workers)) {
  chunks.push(...(await together({ [name]: source }, { inlineDynamicImports: true })));
}
for (const { fileName, code } of chunks) {
  const file = join(folder, 'out', fileName);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, code);
}
await esbuild.build({
  ...SMALL,
  bundle: true,
  entryPoints: Object.values(styles).map((source) => join(folder, source)),
  outdir: join(folder, 'out', 'css'),
});
const facts = Object.fromEntries(chunks.map((chunk) => [chunk.fileName, factsOf(chunk)]));
await writeFile(join(folder, 'facts.json'), JSON.stringify(facts));
