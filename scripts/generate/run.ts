import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'

const execute = promisify(execFile)

/** Compiled code of the tools, which are large. Node compares each entry with its source, so none can be stale. */
const compileCache = path.resolve(import.meta.dirname, '../../node_modules/.cache/compile')

/**
 * Runs one of the project's command-line tools on this process's Node.
 * @throws Error with everything the tool printed, when it fails.
 */
export async function runTool(
  script: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<string> {
  try {
    const { stdout } = await execute(process.execPath, [script, ...args], {
      env: { NODE_COMPILE_CACHE: compileCache, ...process.env, ...env, NO_COLOR: '1', REDOCLY_TELEMETRY: 'off' },
      maxBuffer: 64 * 1024 * 1024,
    })
    return stdout
  } catch (error) {
    const { stdout = '', stderr = '', message } = error as { stdout?: string; stderr?: string; message: string }
    throw new Error([message.split('\n')[0], stdout, stderr].filter(Boolean).join('\n'), { cause: error })
  }
}
