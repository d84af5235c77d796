import { useState } from 'react'
import { saveFile } from '#src/tables/save-file.ts'
import { showError } from '#src/ui/error-dialog.ts'

/** Fetches a document and saves it under its name. */
export function useSavePdf() {
  const [isBusy, setBusy] = useState(false)
  const save = async (fetchPdf: () => Promise<Blob>, name: string): Promise<void> => {
    setBusy(true)
    try {
      saveFile(await fetchPdf(), name)
    } catch (error) {
      showError(error, { action: `download ${name}`, retry: () => void save(fetchPdf, name) })
    }
    setBusy(false)
  }
  return { isBusy, save }
}
