import { parseArgs } from 'node:util'
import { examine } from '#server/doctor/examine.ts'
import { exitCodeOf } from '#server/doctor/diagnoses.ts'

/*
 * npm run doctor               says what is wrong with an installation, or will be
 * npm run doctor -- --json     the same for programs
 * It ends with 0 where all is well, with 1 where something is at fault, and with 2 where there are warnings alone.
 */
const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } })

const diagnoses = await examine(process.env)
if (values.json) console.log(JSON.stringify(diagnoses, null, 2))
else {
  const widest = Math.max(...diagnoses.map(({ about }) => about.length))
  for (const { level, about, says } of diagnoses) console.log(`${level.padEnd(8)} ${about.padEnd(widest)}  ${says}`)
}
process.exitCode = exitCodeOf(diagnoses)
