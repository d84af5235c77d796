// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { GeneratedForm } from './form-types.ts'
import validators from './BaseTagInput.validators.js'

export const baseTagInputForm: GeneratedForm = {
  name: "BaseTagInput",
  title: "Tag",
  submitLabel: "Save tag",
  sections: [],
  schema: {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "name"
  ],
  "properties": {
    "name": {
      "type": "string",
      "title": "Name",
      "minLength": 1,
      "maxLength": 120,
      "format": "visible"
    },
    "description": {
      "type": "string",
      "title": "Description",
      "maxLength": 300
    },
    "iconImageSrc": {
      "type": "string",
      "title": "Icon",
      "maxLength": 100,
      "pattern": "^/api/images/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$"
    }
  }
},
  uiSchema: {
  "description": {
    "ui:widget": "textarea"
  },
  "iconImageSrc": {
    "ui:widget": "image",
    "ui:help": "Beside its name where orders are made and read",
    "ui:options": {
      "of": {
        "list": "/image-library",
        "get": "/image-library"
      },
      "message": "Must be a picture of your library"
    }
  },
  "ui:order": [
    "name",
    "description",
    "iconImageSrc"
  ]
},
  validators,
}
