import './dialogs.css'

/** Why a dialog's act was refused; nothing while it was not. */
export function DialogFault({ text }: { readonly text: string | null }) {
  return (
    text !== null && (
      <p className="wb-dialog-fault" role="alert">
        {text}
      </p>
    )
  )
}
