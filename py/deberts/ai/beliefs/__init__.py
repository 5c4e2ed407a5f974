"""What a seat may believe about the cards it does not see.

- ``places``  which unseen card may lie where, and how many cards every place takes
- ``dealing`` dealing the unseen cards to the places: counting, drawing and listing all ways
- ``talk``    how well what was said, or not said, fits a set of hands
- ``worlds``  sets of hands that agree with all of it
- ``calls``   how likely the others call as they did with a set of hands
- ``plays``   how likely they play as they did; ``natural`` has the numbers
- ``likely``  worlds weighed by both
"""
