import { resolve } from 'node:path'

/** The folder of package.json, absolute, whatever the working directory is. */
export const projectRoot = resolve(import.meta.dirname, '..')
