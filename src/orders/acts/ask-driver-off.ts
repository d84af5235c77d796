import type { BulkAssign, BulkOrderResults } from '#generated/model/index.ts'
import { questionOf } from '#src/http/errors.ts'
import { askFirst, Decline } from '#src/ui/question.ts'

/**
 * Sends an assignment, and where the driver is off on the day of an order asks the person before it is sent again.
 * @throws Decline after a no
 */
export async function assignAfterAsking(
  body: BulkAssign,
  send: (body: BulkAssign) => Promise<BulkOrderResults>,
): Promise<BulkOrderResults> {
  try {
    return await send(body)
  } catch (error) {
    const text = questionOf(error, 'driver_off')
    if (text === null) throw error
    if (!(await askFirst({ title: 'The driver is off', text, yes: 'Assign' }))) throw new Decline(text)
    return send({ ...body, confirmOff: true })
  }
}
