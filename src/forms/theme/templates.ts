import { ArrayFieldItemButtonsTemplate } from './ArrayFieldItemButtonsTemplate.tsx'
import { ArrayFieldItemTemplate } from './ArrayFieldItemTemplate.tsx'
import { ArrayFieldTemplate } from './ArrayFieldTemplate.tsx'
import { BaseInputTemplate } from './BaseInputTemplate.tsx'
import { ErrorList } from './ErrorList.tsx'
import { FieldErrorTemplate } from './FieldErrorTemplate.tsx'
import { FieldHelpTemplate } from './FieldHelpTemplate.tsx'
import { FieldTemplate } from './FieldTemplate.tsx'
import { ObjectFieldTemplate } from './ObjectFieldTemplate.tsx'
import { SubmitButton } from './SubmitButton.tsx'

/** The templates of our theme; what is not named here is rjsf's own. */
export const templates = {
  BaseInputTemplate,
  FieldTemplate,
  FieldErrorTemplate,
  FieldHelpTemplate,
  ObjectFieldTemplate,
  ArrayFieldTemplate,
  ArrayFieldItemTemplate,
  ArrayFieldItemButtonsTemplate,
  ErrorListTemplate: ErrorList,
  ButtonTemplates: { SubmitButton },
}
