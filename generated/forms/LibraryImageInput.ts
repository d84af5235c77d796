// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { GeneratedForm } from './form-types.ts'
import validators from './LibraryImageInput.validators.js'

export const libraryImageInputForm: GeneratedForm = {
  name: "LibraryImageInput",
  title: "Image",
  submitLabel: "Save image",
  sections: [],
  schema: {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "name",
    "url"
  ],
  "properties": {
    "name": {
      "type": "string",
      "title": "Name",
      "minLength": 1,
      "maxLength": 120,
      "format": "visible"
    },
    "url": {
      "type": "string",
      "title": "Picture",
      "minLength": 1,
      "maxLength": 100
    }
  }
},
  uiSchema: {
  "ui:order": [
    "name",
    "url"
  ]
},
  validators,
}
