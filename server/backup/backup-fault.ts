/** Why a backup or a restore cannot be, in words for the person at the terminal, where a stack would not help. */
export class BackupFault extends Error {}
