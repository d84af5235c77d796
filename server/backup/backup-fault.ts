import { OperatorFault } from '#server/operator-fault.ts'

/** Why a backup or a restore cannot be, in words for the person at the terminal. */
export class BackupFault extends OperatorFault {
  override readonly name = 'BackupFault'
}
