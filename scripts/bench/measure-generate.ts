import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { projectRoot } from '../project-root.ts'
import type { Figure } from './figure.ts'

/**
 * The whole of `npm run generate -- --check`: it generates everything, and leaves what is there alone.
 * @throws when generating fails; files that turn out to be stale are no failure here
 */
export async function measureGenerate(): Promise<Figure[]> {
  const started = performance.now()
  const child = spawn(process.execPath, ['scripts/generate.ts', '--check'], { cwd: projectRoot })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text))
  const [code]: unknown[] = await once(child, 'close')
  if (code !== 0 && !said.includes('does not match')) throw new Error(`npm run generate failed:\n${said}`)
  const seconds = (performance.now() - started) / 1_000
  return [
    {
      group: 'Contract',
      name: 'npm run generate',
      value: seconds,
      unit: 's',
      budget: { at: 'most', value: 3 },
    },
  ]
}
