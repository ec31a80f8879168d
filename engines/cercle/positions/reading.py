def begun(variant, chance):
    raise NotImplementedError
